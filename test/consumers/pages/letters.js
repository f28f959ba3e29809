// As other packages of a page, which are minified: a bundler that puts all into one file has to rename what has the same name.
export const [a, b, c, d, e, f, g, h, i, j, k, l, m] = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}];
export const [n, o, p, q, r, s, t, u, v, w, x, y, z] = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}];
globalThis.letters = [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z];
