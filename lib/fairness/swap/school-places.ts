import { z } from 'zod';
import data from './school-places.json';

const form = z.string().min(2);

/** Of a town with universities: its name, the adjective of either gender, "in …", and its English name. */
const placesSchema = z.array(z.tuple([form, form, form, form, form]));
const places = placesSchema.parse(data);

/** A line that names a school. Only there is a town's adjective the name of one. */
const schoolLine = /(?<!\p{L})(?:uniwersytet|politechnika|akademia|szkoła|college|university|academy|school)/iu;

/** All forms of a town, in the order of the file. */
export function schoolPlaces(town: string): string[] {
  return places.find(([name]) => name === town) ?? [];
}

const formsOf = (town: string) =>
  new Map(places.flatMap((own) => own.map((word, at) => [word, schoolPlaces(town)[at] ?? word])));

/**
 * A school in another town: "Politechnika Gdańska" is "Politechnika Łódzka". What is taught there stays.
 *
 * @returns the text and how many names were swapped
 */
export function swapSchools(text: string, town: string): { text: string; swapped: number } {
  const forms = formsOf(town);
  let swapped = 0;
  const lines = text.split('\n').map((line) => {
    if (!schoolLine.test(line)) return line;
    return line.replaceAll(/\p{L}+/gu, (word) => {
      const other = forms.get(word);
      if (other === undefined || other === word) return word;
      swapped += 1;
      return other;
    });
  });
  return { text: lines.join('\n'), swapped };
}
