import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/class-names';
import { measuredEngines, measuredUnknownWords } from '@/lib/domain/model-enums';
import type { RequirementCheck, SimpleCheck } from '@/lib/domain/requirement-check';
import { languageName } from './display-names';

/** Of ten; never more than was measured. */
const ofTen = { rules: Math.floor(measuredUnknownWords * 10), model: Math.floor(measuredEngines.openai * 10) };

type Named<Kind> = Extract<SimpleCheck, { kind: Kind }>;

/** Lists in the person's language: "A", "B" or "C". */
function useLists() {
  const t = useTranslations('requirementReview.check');
  const locale = useLocale();
  const list = (type: 'conjunction' | 'disjunction') => (items: readonly string[]) =>
    new Intl.ListFormat(locale, { type }).format(items);
  return {
    or: list('disjunction'),
    and: list('conjunction'),
    quoted: (things: readonly string[]) => list('disjunction')(things.map((text) => t('quoted', { text }))),
  };
}

function useLanguages() {
  const level = useTranslations('processSections.languages.level');
  const locale = useLocale();
  const { or, and } = useLists();
  return ({ languages, isAnyEnough }: Named<'languages'>) =>
    (isAnyEnough ? or : and)(
      languages.map((one) =>
        [languageName(one.language, locale), one.scale ?? (one.level === 'UNKNOWN' ? '' : level(one.level))]
          .filter(Boolean)
          .join(' '),
      ),
    );
}

/** Whole years, else months; "" where no time is asked for. */
function useDuration() {
  const t = useTranslations('requirementReview.check');
  return (months: number | null) => {
    if (months === null) return '';
    return months % 12 === 0 ? t('years', { count: months / 12 }) : t('months', { count: months });
  };
}

/** The sentence of a part, without its full stop. */
function useSentence() {
  const t = useTranslations('requirementReview.check');
  const { or, and, quoted } = useLists();
  const languages = useLanguages();
  const duration = useDuration();
  return (check: SimpleCheck): string => {
    switch (check.kind) {
      case 'known':
        return t('known', { things: quoted(check.things) });
      case 'literal':
        return t('literal', { things: quoted(check.things), ...ofTen });
      case 'experience': {
        const { months, things } = check;
        const values = { time: duration(months), things: quoted(things) };
        const sentence = months === null ? t('experience', values) : t('experienceFor', values);
        return check.isLiteral ? `${sentence}. ${t('literal', { things: quoted(things), ...ofTen })}` : sentence;
      }
      case 'allWork':
        return check.months === null ? t('anyWork') : t('allWork', { time: duration(check.months) });
      case 'employer':
        return t('employer', { things: quoted(check.things) });
      case 'education': {
        const level = t(`education.${check.level}`);
        return check.fields.length === 0
          ? t('educationOf', { level })
          : t('educationIn', { level, fields: quoted(check.fields) });
      }
      case 'licence': {
        const names = check.categories.map((one) => one.replace(/^([CD]1?)E$/, '$1+E'));
        return t('licence', { names: (check.isAnyEnough ? or : and)(names) });
      }
      case 'languages':
        return t('languages', { names: languages(check) });
      case 'team':
        return t('team', { count: check.size });
      case 'readiness':
        return t('readiness', { words: check.label });
      case 'vague':
      case 'portfolio':
      case 'otherLanguage':
        return t(check.kind);
    }
  };
}

interface RequirementChecksProps {
  id?: string;
  /** The parts that must all hold. */
  checks: readonly RequirementCheck[];
  className?: string;
}

/** How the rules check a requirement, said before any CV is there: part by part. */
export function RequirementChecks({ id, checks, className }: RequirementChecksProps) {
  const t = useTranslations('requirementReview.check');
  const sentence = useSentence();
  const said = (check: RequirementCheck): string => {
    if (check.kind === 'anyOf') return `${t('anyOf')} ${check.checks.map(sentence).join('; ')}`;
    return check.kind === 'nothing' || check.kind === 'unread' ? t(check.kind) : sentence(check);
  };
  const [first] = checks;
  const style = cn('text-ink-muted text-sm text-pretty break-words', className);
  if (!first) return null;
  if (checks.length === 1) {
    return (
      <p id={id} className={style}>
        {said(first)}.
      </p>
    );
  }
  return (
    <div id={id} className={style}>
      <p>{t('parts', { count: checks.length })}</p>
      <ul className="list-disc pl-5">
        {checks.map((check) => (
          <li key={said(check)}>{said(check)}.</li>
        ))}
      </ul>
    </div>
  );
}
