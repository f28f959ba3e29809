/** @type {import('next').NextConfig} */
export default { output: 'export', basePath: '/dist', reactStrictMode: true, turbopack: { root: import.meta.dirname } };
