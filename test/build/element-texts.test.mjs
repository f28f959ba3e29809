import assert from 'node:assert/strict';
import test from 'node:test';
import { textsOf } from '../../build/element-texts.mjs';

test('a catalogue or a group of texts without a translation is named with its file LN-11', () => {
  const nb = { title: 'Tilbud', tags: { expired: 'Utløpt' } };
  const en = { title: 'Offers', tags: { expired: 'Expired' } };
  assert.deepEqual(textsOf('offers', nb, en, en).map(({ key }) => key), ['offers.title', 'offers.tags.expired']);
  assert.throws(() => textsOf('offers', nb, undefined, en), { message: 'src/languages/nn.json lacks offers.title' });
  assert.throws(() => textsOf('offers', nb, en, { title: 'Offers' }), { message: 'src/languages/en.json lacks offers.tags' });
  assert.throws(() => textsOf('offers', nb, { ...en, tags: {} }, en), { message: 'src/languages/nn.json lacks offers.tags.expired' });
});
