import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locale';
import enNotices from '@/messages/en/notices.json';
import plNotices from '@/messages/pl/notices.json';
import { describePeriods, type StoragePeriod } from './describe-periods';
import type { NoticeValues } from './fill-text';
import type { SaveNoticeFacts } from './schemas';

/** Who judges CVs: null for the built-in engine; `name` and `host` null: not known. */
export type NamedModel = { name: string | null; host: string | null } | null;

export interface NoticeFacts {
  given: SaveNoticeFacts;
  model: NamedModel;
  periods: StoragePeriod[];
}

const messages = { pl: { notices: plNotices }, en: { notices: enNotices } };

/** Nothing known of the installation: the built-in engine, and nobody named. */
export const noFacts: NoticeFacts = {
  given: { controller: '', address: '', contact: '', officer: '', storagePl: '', storageEn: '' },
  model: null,
  periods: [],
};

/** What takes the place of the placeholders, in `locale`; for what is not given, words with which the text still reads. */
export function describeFacts({ given, model, periods }: NoticeFacts, locale: Locale): NoticeValues {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'notices' });
  const lines = describePeriods(periods, locale);
  const name = model?.name ?? '';
  return {
    controller: given.controller || t('missing.controller'),
    address: given.address || t('missing.address'),
    contact: given.contact || t('missing.contact'),
    officer: given.officer || t('missing.officer'),
    storage: (locale === 'pl' ? given.storagePl : given.storageEn) || t('missing.storage'),
    periods: lines.length > 0 ? lines : [t('missing.periods')],
    model: !model
      ? t('model.builtIn')
      : !name
        ? t('model.unnamed')
        : model.host
          ? t('model.at', { name, host: model.host })
          : t('model.named', { name }),
  };
}
