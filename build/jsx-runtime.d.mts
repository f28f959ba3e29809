export { jsx } from 'preact/jsx-runtime';
