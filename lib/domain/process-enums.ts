/** The enumerations of processes (specification, section 3), without zod because the first load includes them. */

/** Characters of a requirement or a red flag. */
export const maxCriterionText = 500;
/** Of a process. */
export const maxRequirements = 100;

/** Characters of a criterion's short name, which fits over a column. */
export const maxShortName = 24;

export const processStatuses = [
  'ACTIVE',
  'ARCHIVED',
  'CREATED',
  'ERROR',
  'IN_CREATION',
  'IN_PROGRESS',
  'STOPPED',
] as const;
/** Why CVs wait although the background work should have begun them. */
export const waitCauses = [
  'EVENT_KEY_REFUSED',
  'SIGNING_KEY_REFUSED',
  'UNREACHABLE',
  'FAILING',
  'LOST',
  'NOT_BEGUN',
] as const;
/** Characters of the reason for showing who somebody is. */
export const maxRevealReason = 500;
export const locationTypes = ['OFFICE', 'REMOTE', 'HYBRID'] as const;
export const criterionKinds = ['REQUIREMENT', 'LANGUAGE', 'RED_FLAG', 'LOCATION', 'BUDGET'] as const;
export const requirementImportances = ['NICE_TO_HAVE', 'REQUIRED'] as const;
/** What a requirement may ask for, from the lowest to the highest. */
export const educationLevels = ['vocational', 'secondary', 'shortCycle', 'higher', 'master', 'doctorate'] as const;
export const languageLevels = ['UNKNOWN', 'BASIC', 'INTERMEDIATE', 'ADVANCED', 'PROFICIENT', 'NATIVE'] as const;
/** Budget currencies, ISO 4217. */
export const currencies = ['PLN', 'EUR', 'USD', 'GBP', 'CHF', 'CZK'] as const;
/** Languages asked for in European job adverts, ISO 639-1. */
export const languageCodes = [
  'ar',
  'be',
  'bg',
  'bs',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fi',
  'fr',
  'ga',
  'he',
  'hi',
  'hr',
  'hu',
  'hy',
  'id',
  'is',
  'it',
  'ja',
  'ka',
  'kk',
  'ko',
  'lt',
  'lv',
  'mk',
  'mt',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sq',
  'sr',
  'sv',
  'th',
  'tr',
  'uk',
  'uz',
  'vi',
  'zh',
] as const;
export const budgetPeriods = ['HOUR', 'MONTH', 'YEAR'] as const;
export const budgetBases = ['GROSS', 'NET'] as const;
/** Effects of a criteria change, see lib/analysis/criteria/plan-criteria-change.ts. */
export const criteriaEffects = ['NONE', 'OUTDATED', 'RESCORED', 'RESCORING'] as const;
/** What is known about the actor of a history entry. */
export const historyActorStates = ['ACTIVE', 'INACTIVE', 'DELETED', 'SYSTEM'] as const;
export const processSortKeys = [
  'CREATED_BY',
  'DATE',
  'EXTERNAL_PROCESS_ID',
  'NAME',
  'ORDINAL_NUMBER',
  'REQUIREMENTS',
  'STATUS',
] as const;
/** The process list's columns that a user can hide. */
export const processColumns = [
  'ordinalNumber',
  'externalProcessId',
  'externalRecruitmentId',
  'status',
  'requirements',
  'languages',
  'location',
  'budget',
  'redFlags',
  'extendedAtsIntegration',
  'candidates',
  'awaiting',
  'createdBy',
  'date',
] as const;
