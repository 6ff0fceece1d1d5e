import { z } from 'zod';
import type { TextField } from '@/lib/domain/analysis-schemas';

const sentence = z.object({
  on: z.array(z.int()).describe('Numbers of the criteria that it rests on'),
  pl: z.string().describe('In Polish'),
  en: z.string().describe('In English'),
});

/** What the model is asked for. */
export const textsResponseSchema = z.object({
  opinion: z.array(sentence),
  strengths: z.array(sentence),
  weaknesses: z.array(sentence),
  redFlags: z.array(sentence),
  questions: z.array(sentence),
});

/** A sentence as it was said; `on` are numbers of criteria, from 1. */
export interface SaidSentence {
  on: number[];
  pl: string;
  en: string;
}

export type SaidTexts = Record<TextField, SaidSentence[]>;

const numbersIn = (value: unknown): number[] => (JSON.stringify(value ?? '').match(/\d+/g) ?? []).map(Number);
const tidy = (value: unknown): string => (typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : '');

const saidSentence = z.looseObject({}).transform((said): SaidSentence => ({
  on: numbersIn(said['on'] ?? said['criteria']),
  pl: tidy(said['pl']),
  en: tidy(said['en']),
}));
/** What is no sentence is left out, the others count. */
const saidList = z
  .array(z.unknown())
  .transform((list) => list.flatMap((one) => saidSentence.safeParse(one).data ?? []))
  .catch([]);
const named = {
  feedback: 'opinion',
  strengths: 'strengths',
  weaknesses: 'weaknesses',
  redFlags: 'redFlags',
  tips: 'questions',
};

/** The answer, read kindly: lists may be missing, numbers may be texts. */
export const saidTextsSchema = z
  .looseObject({})
  .refine((said) => Object.values(named).some((name) => Array.isArray(said[name])))
  .transform((said): SaidTexts => {
    const listOf = (field: TextField): SaidSentence[] => saidList.parse(said[named[field]] ?? []);
    return {
      feedback: listOf('feedback'),
      strengths: listOf('strengths'),
      weaknesses: listOf('weaknesses'),
      redFlags: listOf('redFlags'),
      tips: listOf('tips'),
    };
  });
