import { warnOnce } from '../../platform/warn.ts';
import { toastsText } from './toasts-text.ts';

/** Per locale: the name of the close button and of the region. */
const translations = {
  'ar-AE': ['إغلاق الإشعار', 'الإشعارات'],
  'bg-BG': ['Затваряне на известието', 'Известия'],
  'cs-CZ': ['Zavřít oznámení', 'Oznámení'],
  'da-DK': ['Luk notifikation', 'Notifikationer'],
  'de-DE': ['Benachrichtigung schließen', 'Benachrichtigungen'],
  'el-GR': ['Κλείσιμο ειδοποίησης', 'Ειδοποιήσεις'],
  'en-US': ['Close notification', 'Notifications'],
  'es-ES': ['Cerrar notificación', 'Notificaciones'],
  'et-EE': ['Sulge teade', 'Teated'],
  'fi-FI': ['Sulje ilmoitus', 'Ilmoitukset'],
  'fr-FR': ['Fermer la notification', 'Notifications'],
  'he-IL': ['סגירת ההתראה', 'התראות'],
  'hr-HR': ['Zatvori obavijest', 'Obavijesti'],
  'hu-HU': ['Értesítés bezárása', 'Értesítések'],
  'it-IT': ['Chiudi notifica', 'Notifiche'],
  'ja-JP': ['通知を閉じる', '通知'],
  'ko-KR': ['알림 닫기', '알림'],
  'lt-LT': ['Uždaryti pranešimą', 'Pranešimai'],
  'lv-LV': ['Aizvērt paziņojumu', 'Paziņojumi'],
  'nb-NO': [toastsText.nb.close, toastsText.nb.notifications],
  'nl-NL': ['Melding sluiten', 'Meldingen'],
  'pl-PL': ['Zamknij powiadomienie', 'Powiadomienia'],
  'pt-BR': ['Fechar notificação', 'Notificações'],
  'pt-PT': ['Fechar notificação', 'Notificações'],
  'ro-RO': ['Închide notificarea', 'Notificări'],
  'ru-RU': ['Закрыть уведомление', 'Уведомления'],
  'sk-SK': ['Zavrieť oznámenie', 'Oznámenia'],
  'sl-SI': ['Zapri obvestilo', 'Obvestila'],
  'sr-SP': ['Zatvori obaveštenje', 'Obaveštenja'],
  'sv-SE': ['Stäng avisering', 'Aviseringar'],
  'tr-TR': ['Bildirimi kapat', 'Bildirimler'],
  'uk-UA': ['Закрити сповіщення', 'Сповіщення'],
  'zh-CN': ['关闭通知', '通知'],
  'zh-TW': ['關閉通知', '通知'],
} as const satisfies Readonly<Record<string, readonly [close: string, notifications: string]>>;

interface ToastsTranslation {
  readonly close: string;
  readonly notifications: string;
  /** BCP 47 tag. Left out for the element's language. */
  readonly language?: string;
}

export const toastLocales = Object.keys(translations) as readonly (keyof typeof translations)[];

/** Returns the texts in a language such as `sv` or `sv-FI`. Without an exact match, uses the language's first locale. */
export function findTranslation(language: string): ToastsTranslation {
  const wanted = language.toLowerCase();
  const [primary] = wanted.split('-');
  const isIt = (locale: string) => locale.toLowerCase() === wanted;
  const locale = toastLocales.find(isIt) ?? toastLocales.find((one) => one.split('-')[0] === primary);
  if (!locale) {
    warnOnce('unknown-language', `<kfp-toasts> lang: there are no texts in ${JSON.stringify(language)}.`);
    return toastsText.nb;
  }
  const [close, notifications] = translations[locale];
  // The locale for Serbian is not a valid BCP 47 tag.
  return { close, notifications, language: locale === 'sr-SP' ? 'sr-Latn' : locale };
}
