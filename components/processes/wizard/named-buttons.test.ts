import type { Locale } from '@/lib/i18n/locale';
import { messages } from '@/lib/i18n/generated/messages';

/** Texts that tell what to do, and the buttons, fields or sections that they name. */
const named: Record<string, string[]> = {
  'processWizard.createdOnly': ['processDetails.action.ACTIVE'],
  'processWizard.archived.text': ['processWizard.archived.activate'],
  'processSections.conflict.choice': ['processSections.conflict.reload', 'processSections.conflict.overwrite'],
  'processSections.languages.hint': ['processSections.languages.counts'],
  'requirementReview.warning.pay': ['processSections.title.budget'],
};

const namespaces = ['processWizard', 'processForm', 'processSections', 'requirementReview'] as const;
const quoted = /[„“]([^„“”{}]+)”/g;
/** What may be typed, not pressed. */
const example = /(?:np\.|na przykład|napisz|such as|e\.g\.|say|albo|or) [„“][^„“”]+”/gi;
const press = /(?:naciśnij|kliknij|press|click)(?!\p{L})/giu;

function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(Object(value)).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

function textAt(locale: Locale, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => Object(value)[key], messages[locale]);
}

const namesIn = (text: string) => [...text.replace(example, '').matchAll(quoted)].map(([, name]) => name);

test.each(['pl', 'en'] as const)('texts of the wizard name buttons by what stands on them (%s)', (locale) => {
  for (const [path, buttons] of Object.entries(named)) {
    const names = buttons.map((button) => textAt(locale, button));
    expect([path, namesIn(String(textAt(locale, path)))]).toEqual([path, names]);
  }
});

test.each(['pl', 'en'] as const)(
  'no other text of the wizard names one, and none says "press" without a name (%s)',
  (locale) => {
    const texts = namespaces.flatMap((namespace) => textsOf(messages[locale][namespace], namespace));
    const others = texts.filter(([path, text]) => !(path in named) && namesIn(text).length > 0);
    expect(others).toEqual([]);
    const nameless = texts.filter(
      ([, text]) => [...text.matchAll(press)].length > (text.match(/[„“]|Enter/g) ?? []).length,
    );
    expect(nameless).toEqual([]);
  },
);
