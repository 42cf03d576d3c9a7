import polyglotI18nProvider from 'ra-i18n-polyglot';
import { messages } from './messages';

/** One language; a sentence that is no key is shown as it is. */
export const i18nProvider = polyglotI18nProvider(() => messages, 'zh-CN', [{ locale: 'zh-CN', name: '简体中文' }], { allowMissing: true });
