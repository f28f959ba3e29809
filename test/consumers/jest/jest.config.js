module.exports = {
  testEnvironment: 'jest-fixed-jsdom',
  setupFiles: ['./jsdom-setup.ts'],
  transform: { '\\.m?[jt]sx?$': '@swc/jest' },
  transformIgnorePatterns: [],
};
