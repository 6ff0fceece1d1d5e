import type { Locale } from '@/lib/users/schemas';
import enCommon from '@/messages/en/common.json';
import enErrors from '@/messages/en/errors.json';
import enUi from '@/messages/en/ui.json';
import enValidation from '@/messages/en/validation.json';
import plCommon from '@/messages/pl/common.json';
import plErrors from '@/messages/pl/errors.json';
import plUi from '@/messages/pl/ui.json';
import plValidation from '@/messages/pl/validation.json';

/** Every text of the product; the file `messages/<locale>/foo-bar.json` is the namespace `fooBar`. */
export const messages = {
  en: {
    common: enCommon,
    errors: enErrors,
    ui: enUi,
    validation: enValidation,
  },
  pl: {
    common: plCommon,
    errors: plErrors,
    ui: plUi,
    validation: plValidation,
  },
} as const satisfies Record<Locale, Record<string, unknown>>;
