/**
 * Origins that look like a given one but differ, for the `origin` of messages.
 *
 * @param {string} origin such as `https://login.bank.no`
 * @returns {string[]}
 */
export function hostileOrigins(origin) {
  const { protocol, hostname, host, port } = new URL(origin);
  const other = protocol === 'https:' ? 'http:' : 'https:';
  const ports = ['', ':80', ':443', ':8000', ':8001', ':8443', ':1', ':65535'].filter((text) => text !== (port && `:${port}`) && text !== '');
  return [
    // Text before, after or inside the host name.
    ...['evil', 'evil-', 'www.', 'a.b.', 'x', '-', '_', '.', '%', 'xn--'].map((text) => `${protocol}//${text}${host}`),
    ...['.evil.example', '.no.evil.example', '-evil.example', 'x', '.', '..', '.com', '%00', '%2e', '%2eevil.example', ' ', '\u00a0', '\t', '\n', '\u0000',
      '\\.evil.example', '/', '/.evil.example', '//', '?', '#', '?.evil.example', '#.evil.example', ';', ',', '\u200b'].map((text) => `${origin}${text}`),
    ...[1, 2, 3].map((place) => `${protocol}//${host.slice(0, place)}.${host.slice(place)}`),
    ...[1, 2, 3].map((place) => `${protocol}//${host.slice(place)}`),
    ...[1, 2, 3].map((place) => origin.slice(0, -place)),
    // User names and passwords.
    ...['@', ':x@', 'x@', 'evil.example@', 'evil.example:x@', '@@'].map((text) => `${protocol}//${text}${host}`),
    ...['@evil.example', ':x@evil.example', '%40evil.example'].map((text) => `${origin}${text}`),
    `${protocol}//evil.example/${host}`, `${protocol}//evil.example?${origin}`, `${protocol}//evil.example#${origin}`, `${protocol}//evil.example\\${host}`,
    // Other ports and schemes.
    ...ports.map((text) => `${protocol}//${hostname}${text}`),
    ...['', ':80', ':443', ':8000', ':8443'].map((text) => `${other}//${hostname}${text}`),
    ...['ws:', 'wss:', 'ftp:', 'file:', 'data:', 'blob:', 'javascript:', 'about:', 'filesystem:', 'chrome-extension:', 'moz-extension:', 'capacitor:', 'ionic:']
      .map((scheme) => `${scheme}//${host}`),
    `blob:${origin}`, `view-source:${origin}`, `filesystem:${origin}`, `data:text/html,${origin}`,
    // Case, look-alike letters, encodings.
    origin.toUpperCase(), `${protocol.toUpperCase()}//${host}`, `${protocol}//${host.toUpperCase()}`, `${protocol}//${host[0].toUpperCase()}${host.slice(1)}`,
    `${protocol}//${host.replace('o', '\u043e')}`, `${protocol}//${host.replace('l', '\u0131')}`, `${protocol}//${host.replace('l', '1')}`,
    `${protocol}//${host.replace('o', '0')}`, `${protocol}//${host.replace('o', '\u00f8')}`, `${protocol}//${host.replace('o', '%6f')}`, `${protocol}//${host.replace('.', '\u3002')}x`,
    `${protocol}//${host.replace('o', '\uff4f')}`, `${protocol}//${host.replace('o', 'o\u0301')}`, `${protocol}//${encodeURIComponent(origin)}`, encodeURIComponent(origin),
    // Almost the same text.
    ` ${origin}`, `\t${origin}`, `\n${origin}`, `\ufeff${origin}`, `"${origin}"`, `[${origin}]`, `${origin} ${origin}`, `${origin},${origin}`, origin.repeat(2),
    host, hostname, `//${host}`, `/${host}`, `${protocol}${host}`, `${protocol}/${host}`, `${protocol}///${host}`, `${protocol}\\\\${host}`, protocol, `${protocol}//`,
    // Not an origin.
    '', ' ', 'null', 'undefined', 'NaN', 'true', 'false', '0', '*', '**', '/', '.', '..', 'self', 'any', 'about:blank', 'about:srcdoc', '[object Object]',
    // Another host, or another name for this machine.
    'https://evil.example', 'http://evil.example', 'https://127.0.0.1', 'http://127.0.0.1:8000', 'http://[::1]:8000', 'http://0.0.0.0:8000', 'http://2130706433:8000',
    'https://sparebank1.no', 'https://www.sparebank1.no', 'https://evil-sparebank1.no', 'https://bankid.no', 'https://csfe.bankid.no',
  ].filter((text, place, all) => text !== origin && all.indexOf(text) === place);
}
