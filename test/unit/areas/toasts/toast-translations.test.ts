import { describe, expect, test, vi } from 'vitest';
import { findTranslation, toastLocales } from '../../../../src/areas/toasts/toast-translations.ts';
import { toastsText } from '../../../../src/areas/toasts/toasts-text.ts';

const locales = 'ar-AE bg-BG cs-CZ da-DK de-DE el-GR en-US es-ES et-EE fi-FI fr-FR he-IL hr-HR hu-HU it-IT ja-JP ko-KR lt-LT lv-LV '
  + 'nb-NO nl-NL pl-PL pt-BR pt-PT ro-RO ru-RU sk-SK sl-SI sr-SP sv-SE tr-TR uk-UA zh-CN zh-TW';

describe('texts of the toasts in other languages', () => {
  test('in 34 locales, each with both texts UI-19 UI-20', () => {
    expect(toastLocales.join(' ')).toBe(locales);
    expect(toastLocales).toHaveLength(34);
    for (const locale of toastLocales) {
      const { close, notifications, language = '' } = findTranslation(locale);
      expect(Math.min(close.trim().length, notifications.trim().length)).toBeGreaterThan(1);
      expect(close).not.toBe(notifications);
      expect(new Intl.Locale(language).language).toBe(locale.slice(0, 2));
    }
    expect(findTranslation('nb-NO')).toEqual({ ...toastsText.nb, language: 'nb-NO' });
  });

  test.each([['sv', 'sv-SE'], ['sv-FI', 'sv-SE'], ['PT-pt', 'pt-PT'], ['pt', 'pt-BR'], ['en-GB', 'en-US'], ['zh-TW', 'zh-TW'], ['sr', 'sr-Latn']])(
    '%s gives %s UI-20', (wanted, language) => {
      expect(findTranslation(wanted).language).toBe(language);
    });

  test.each([['xx'], [''], ['e'], ['constructor']])('%j gives Norwegian, with a warning EL-04', (wanted) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(findTranslation(wanted)).toBe(toastsText.nb);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
