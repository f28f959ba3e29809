/** @type {import('next').NextConfig} */
export default { reactStrictMode: true, outputFileTracingRoot: import.meta.dirname };
