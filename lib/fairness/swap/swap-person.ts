import type { SwapPart } from './enums';
import type { Person } from './person';
import { swapSchools } from './school-places';
import { swapWords } from './swap-words';

/** What a CV says of its person, as its profile has it. */
export interface KnownPerson {
  firstName: string | null;
  lastName: string | null;
  city: string | null;
}

/** What stays, because the criteria ask for it. */
export interface Kept {
  town: boolean;
  school: boolean;
  nationality: boolean;
}

export interface SwappedCv {
  text: string;
  /** How often what was swapped. */
  swapped: Record<SwapPart, number>;
}

/** Requirements that speak of a place of work or living; any name of one may be a proof. */
const speaksOfPlace =
  /miejsc|mieszka|dojazd|siedzib|biur|stacjonarn|hybryd|office|hybrid|based|relocat|commut|on-?site|live/iu;
/** Those that perhaps name one, as "w Lublinie" and "w Javie" do, are judged by the town. */
const mayNamePlace = /\b(?:w|we|z) \p{Lu}\p{Ll}+(?:ie|u|ach|ej)\b/iu;
/** Those about the right to work by the nationality. */
const asksForNationality = /obywatel|narodowo|pozwoleni|pobyt|citizen|nationalit|work permit|visa|right to work/iu;

/** What must stay where these are asked for. */
export function keptFor(requirements: readonly string[]): Kept {
  return {
    town: requirements.some((text) => speaksOfPlace.test(text) || mayNamePlace.test(text)),
    school: requirements.some((text) => speaksOfPlace.test(text)),
    nationality: requirements.some((text) => asksForNationality.test(text)),
  };
}

const born =
  /(?<!\p{L})((?:data urodzenia|urodzon[yae]|ur\.|date of birth|born)(?: on| in|:|,)? {0,2})(\d[\d./-]{2,9})/giu;
const aged = /(?<!\p{L})((?:wiek|age)[ :]{1,3})(\d\d)(?!\d)/giu;
const nation = /(?<!\p{L})((?:obywatelstwo|narodowość|nationality|citizenship)[ :-]{1,3})(\p{L}+)/giu;
const mail = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,255}/gu;
const photo = /^[ \t]{0,20}(?:zdjęcie|fotografia|photograph|photo)[ \t]{0,20}:?[ \t]{0,20}$/gimu;
/** "HIS" is a system of hospitals. */
const pronouns = /(?<![\p{L}/])(?:[Hh]e|[Ss]he|[Hh]im|[Hh]is|[Hh]ers?|on\/jego|ona\/jej)(?![\p{L}])/gu;
const ofWoman: Record<string, string> = { he: 'she', him: 'her', his: 'her', 'on/jego': 'ona/jej' };
const ofMan: Record<string, string> = { she: 'he', her: 'his', hers: 'his', 'ona/jej': 'on/jego' };

/** Counts what it replaces. */
class Copy {
  readonly swapped: Record<SwapPart, number> = {
    name: 0,
    contact: 0,
    forms: 0,
    pronouns: 0,
    age: 0,
    town: 0,
    nationality: 0,
    school: 0,
    photo: 0,
  };
  constructor(public text: string) {}

  replace(part: SwapPart, what: RegExp, by: (...found: string[]) => string): void {
    this.text = this.text.replaceAll(what, (...found) => {
      const [own = ''] = found as string[];
      const other = by(...(found as string[]));
      if (other !== own) this.swapped[part] += 1;
      return other;
    });
  }

  replaceName(part: SwapPart, from: string | null, to: string): void {
    if (!from) return;
    const name = new RegExp(
      `(?<!\\p{L})${from.replaceAll(/[^\p{L}\p{N} ]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)}(?!\\p{L})`,
      'giu',
    );
    this.replace(part, name, (own) => (own === own.toUpperCase() && own.length > 1 ? to.toUpperCase() : to));
  }
}

/**
 * The same CV of another person: names, contact, titles, verbs, pronouns, the town, schools, and what is said of age, family
 * and nationality.
 *
 * @param known whose CV it is
 */
export function swapPerson(cv: string, known: KnownPerson, person: Person, kept: Kept): SwappedCv {
  const copy = new Copy(cv);
  copy.replace('contact', mail, () => person.email);
  // The first time is the address; a job's town is another matter.
  if (known.city && !kept.town && copy.text.includes(known.city)) {
    copy.text = copy.text.replace(known.city, () => person.city);
    copy.swapped.town += 1;
  }
  copy.replaceName('name', known.firstName, person.firstName);
  copy.replaceName('name', known.lastName, person.lastName);
  copy.replace('photo', photo, () => '');
  copy.replace(
    'age',
    born,
    (_, label = '', date = '') => label + (date.length > 4 ? person.born.date : person.born.year),
  );
  copy.replace('age', aged, (_, label = '') => label + String(person.age));
  const { pl, en } = person.nationality;
  if (!kept.nationality)
    copy.replace('nationality', nation, (_, label = '') => label + (/^(?:oby|nar)/iu.test(label) ? pl : en));
  copy.replace('pronouns', pronouns, (own) =>
    likeCase(own, (person.sex === 'woman' ? ofWoman : ofMan)[own.toLowerCase()] ?? own),
  );
  const schools = kept.school ? { text: copy.text, swapped: 0 } : swapSchools(copy.text, person.schoolTown);
  copy.swapped.school = schools.swapped;
  const worded = swapWords(schools.text, person.sex);
  copy.swapped.forms = countDifferent(schools.text, worded);
  const [first = '', ...rest] = worded.split('\n');
  const about = kept.nationality ? person.family : `${person.family}, obywatelstwo ${pl}`;
  return { text: [first, about, ...rest].join('\n'), swapped: copy.swapped };
}

const likeCase = (own: string, other: string): string =>
  /^\p{Lu}/u.test(own) ? other.charAt(0).toUpperCase() + other.slice(1) : other;

/** Words that differ; both texts have as many. */
function countDifferent(one: string, other: string): number {
  const others = other.split(/\s+/u);
  return one.split(/\s+/u).filter((word, index) => word !== others[index]).length;
}
