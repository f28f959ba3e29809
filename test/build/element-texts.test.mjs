import assert from 'node:assert/strict';
import test from 'node:test';
import { missingTexts } from '../../build/element-texts.mjs';

test('every text without a translation is named with its file, also those of a whole group or catalogue LN-11', () => {
  const nb = { title: 'Tilbud', tags: { expired: 'Utløpt', new: 'Nytt' } };
  const en = { title: 'Offers', tags: { expired: 'Expired', new: 'New' } };
  const missing = (others) => missingTexts('offers', nb, others);
  assert.deepEqual(missing({ nn: nb, en }), []);
  assert.deepEqual(missing({ nn: undefined, en: { title: 'Offers' } }), [
    'src/languages/nn.json lacks offers.title', 'src/languages/nn.json lacks offers.tags.expired', 'src/languages/nn.json lacks offers.tags.new',
    'src/languages/en.json lacks offers.tags.expired', 'src/languages/en.json lacks offers.tags.new',
  ]);
  assert.deepEqual(missing({ nn: { ...nb, tags: { new: 'Nytt' } } }), ['src/languages/nn.json lacks offers.tags.expired']);
  // A text in the place of a group has none of its texts.
  assert.deepEqual(missing({ en: { title: 'Offers', tags: 'Expired' } }).length, 2);
});
