import { useLocale, useTranslations } from 'next-intl';
import { languageName } from '@/components/analysis/display-names';
import { engineNames } from '@/lib/domain/model-enums';
import { languageLevels, locationTypes, processStatuses, requirementImportances } from '@/lib/domain/process-enums';
import type { HistoryChange } from '@/lib/processes/history-schemas';

/** Message keys of the fields. */
const fieldKeys = {
  status: 'status',
  name: 'name',
  externalRecruitmentId: 'externalRecruitmentId',
  externalProcessId: 'externalProcessId',
  extendedAtsIntegration: 'extendedAtsIntegration',
  engine: 'engine',
  blindMode: 'blindMode',
  hidesScore: 'hidesScore',
  calibrates: 'calibrates',
  restricted: 'restricted',
  stages: 'stages',
  requirements: 'requirements',
  'location.type': 'locationType',
  'location.atsLocation': 'atsLocation',
  'requirement.text': 'requirementText',
  'requirement.importance': 'requirementImportance',
  'requirement.necessity': 'requirementNecessity',
  'requirement.shortName': 'shortName',
  'language.language': 'language',
  'language.level': 'languageLevel',
  'language.counted': 'languageCounted',
  'redFlag.text': 'redFlagText',
  'redFlag.shortName': 'shortName',
} as const;

/** Message keys of the parts of a process that fields belong to. */
const areas = {
  status: 'status',
  name: 'name',
  externalRecruitmentId: 'externalRecruitmentId',
  externalProcessId: 'ats',
  extendedAtsIntegration: 'ats',
  engine: 'engine',
  blindMode: 'blindMode',
  hidesScore: 'hidesScore',
  calibrates: 'calibrates',
  restricted: 'restricted',
  stages: 'stages',
  requirements: 'requirements',
  location: 'location',
  budget: 'budget',
  requirement: 'requirement',
  language: 'language',
  redFlag: 'redFlag',
} as const;

function isArea(name: string): name is keyof typeof areas {
  return Object.hasOwn(areas, name);
}

function isKnown(field: string): field is keyof typeof fieldKeys {
  return Object.hasOwn(fieldKeys, field);
}

function findValue<TValue>(values: readonly TValue[], value: unknown): TValue | undefined {
  return values.find((one) => one === value);
}

/** Texts for the fields and values of a history. */
export function useHistoryText() {
  const t = useTranslations('processHistory');
  const statuses = useTranslations('processes.status');
  const information = useTranslations('processDetails.information');
  const engines = useTranslations('processSections.details.engine');
  const weights = useTranslations('processForm.requirement.importance');
  const locale = useLocale();

  const subjectText = ({ field, subject }: HistoryChange): string => {
    if (subject === null) return '';
    return field.startsWith('language.') ? languageName(subject, locale) : subject;
  };

  /** Fields whose values need formatting. */
  const named: Record<string, (value: HistoryChange['to']) => string | undefined> = {
    status: (value) => {
      const status = findValue(processStatuses, value);
      return status && statuses(status);
    },
    extendedAtsIntegration: (value) => t(value === true ? 'value.on' : 'value.off'),
    hidesScore: (value) => t(value === true ? 'value.scoreHidden' : 'value.scoreShown'),
    calibrates: (value) => t(value === true ? 'value.scoreHidden' : 'value.scoreShown'),
    blindMode: (value) => t(value === true ? 'value.blind' : 'value.notBlind'),
    stages: (value) => (value === null ? t('value.allStages') : String(value)),
    restricted: (value) => t(value === true ? 'value.restricted' : 'value.open'),
    engine: (value) => engines(findValue(engineNames, value) ?? 'default'),
    'location.type': (value) => {
      const type = findValue(locationTypes, value);
      return type && information(`locationType.${type}`);
    },
    'requirement.importance': (value) => {
      const step = findValue(['1', '2', '3', '4', '5'] as const, String(value));
      return step && `${step} – ${weights(step)}`;
    },
    'requirement.necessity': (value) => {
      const necessity = findValue(requirementImportances, value);
      return necessity && information(`necessity.${necessity}`);
    },
    'language.language': (value) => languageName(String(value), locale),
    'language.level': (value) => {
      const level = findValue(languageLevels, value);
      return level && information(`level.${level}`);
    },
    'language.counted': (value) => t(value === true ? 'value.counted' : 'value.notCounted'),
  };

  const areaLabel = (field: string): string => {
    const [area = ''] = field.split('.');
    return t(`area.${isArea(area) ? areas[area] : 'other'}`);
  };

  return {
    /** The parts touched by the changes, without duplicates. */
    areaLabels: (changes: readonly HistoryChange[]): string[] => [
      ...new Set(changes.map(({ field }) => areaLabel(field))),
    ],
    fieldLabel: (change: HistoryChange): string =>
      t(`field.${isKnown(change.field) ? fieldKeys[change.field] : 'other'}`, { subject: subjectText(change) }),
    valueLabel: ({ field }: HistoryChange, value: HistoryChange['to']): string =>
      (value === null && field !== 'engine' && field !== 'stages') || value === ''
        ? t('value.nothing')
        : (named[field]?.(value) ?? String(value)),
    entryName: (noun: string, name: string): string => (noun === 'language' ? languageName(name, locale) : name),
  };
}
