import { afterEach, expect, test } from 'vitest';
import { readScripts } from '../../../src/doctor/read-scripts.ts';

afterEach(() => document.querySelectorAll('script').forEach((script) => script.remove()));

test('a script tag whose address is none runs nothing, and is no file of ours OP-10', async () => {
  document.body.innerHTML = '<script type="text/javascript" src="http://["></script><script>let a;</script>';
  expect((await readScripts(location)).map(({ src, isOurs, text }) => [src, isOurs, text])).toEqual([[undefined, false, ''], [undefined, false, 'let a;']]);
});
