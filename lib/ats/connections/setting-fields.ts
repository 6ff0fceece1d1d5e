import { z } from 'zod';
import { broken } from '@/lib/validation/rule';
import { text } from '@/lib/validation/text';
import { webAddress } from '@/lib/validation/web-address';
import { writeCallSchema } from './setting-rules';

/** A setting of a connection as the form asks for it. */
export interface SettingField {
  /** Has texts below `ats.setting`. */
  name: string;
  /** `id`: digits, or nothing. */
  kind: 'address' | 'text' | 'number' | 'id' | 'switch' | 'choice' | 'call';
  /** What can be chosen, the default first. */
  options?: readonly string[];
  /** The check of the account chooses it. */
  advanced?: true;
}

/** A setting of a provider, said once: its rule with its default, and how it is entered. */
export interface Setting<Rule extends z.ZodType = z.ZodType> extends Omit<SettingField, 'name' | 'kind'> {
  rule: Rule;
  /** Null: the form has no field for it; mostly what an account taught us. */
  kind: SettingField['kind'] | null;
  /** No documentation of the provider vouches for it: the customer knows better. */
  uncertain?: true;
}

/** In the order of the form. */
export type Settings = Record<string, Setting>;

function orNothing<Rule extends z.ZodType>(rule: Rule) {
  return z.preprocess((value) => (value === '' ? null : value), rule.nullable()).default(null);
}

function isPageTemplate(template: string): boolean {
  return template.includes('{id}') && /^https?:$/.test(URL.parse(template)?.protocol ?? '');
}

export const typed = <Rule extends z.ZodType>(rule: Rule) => ({ rule, kind: 'text' }) as const;
export const address = () => ({ rule: webAddress(), kind: 'address' }) as const;
/** Null: there is none. */
export const optionalAddress = () => ({ rule: orNothing(webAddress()), kind: 'address' }) as const;
export const knownAddress = (usual: string) => ({ rule: webAddress().default(usual), kind: 'address' }) as const;
export const toggle = (usual = false) => ({ rule: z.boolean().default(usual), kind: 'switch' }) as const;
export const callsPerSecond = (usual: number) =>
  ({ rule: z.number().min(0.1).max(100).default(usual), kind: 'number' }) as const;
/** A call that no public documentation names. Null: `ats.unsupported`. */
export const writeCall = () => ({ rule: writeCallSchema.nullable().default(null), kind: 'call' }) as const;
/** The id of a person at work in the ATS. Null: nobody was named. */
export const userId = () =>
  ({ rule: orNothing(text({ max: 20 }).regex(/^\d+$/, broken('wrong-format'))), kind: 'id' }) as const;
/** Where people see a recruitment in the ATS, with `{id}` for its id; no documentation says. Null: there is no link. */
export const recruitmentPage = () =>
  typed(orNothing(text({ max: 500 }).refine(isPageTemplate, broken('wrong-format'))));

/** The check of the account chooses it. @param options the default first */
export function choice<const Option extends string>(options: readonly [Option, ...Option[]]) {
  return { rule: z.enum(options).default(options[0]), kind: 'choice', options, advanced: true } as const;
}

export const uncertain = <One extends Setting>(setting: One) => ({ ...setting, uncertain: true }) as const;
export const advanced = <One extends Setting>(setting: One) => ({ ...setting, advanced: true }) as const;
export const remembered = <Rule extends z.ZodType>(rule: Rule) => ({ rule, kind: null }) as const;
