import type { BankQuestion } from './bank-question';
import { skillQuestions } from './questions/skill-questions';
import { toolQuestions } from './questions/tool-questions';
import { experienceYearsQuestions } from './questions/experience-years-questions';
import { responsibilityQuestions } from './questions/responsibility-questions';
import { leadershipQuestions } from './questions/leadership-questions';
import { softSkillQuestions } from './questions/soft-skill-questions';
import { educationQuestions } from './questions/education-questions';
import { certificateQuestions } from './questions/certificate-questions';
import { languageQuestions } from './questions/language-questions';
import { industryQuestions } from './questions/industry-questions';
import { locationQuestions } from './questions/location-questions';
import { availabilityQuestions } from './questions/availability-questions';
import { startDateQuestions } from './questions/start-date-questions';
import { budgetQuestions } from './questions/budget-questions';
import { licenceQuestions } from './questions/licence-questions';
import { contradictionQuestions } from './questions/contradiction-questions';
import { redFlagQuestions } from './questions/red-flag-questions';
import { tipQuestions } from './questions/tip-questions';

/** Every question of the built-in interviewer, in a fixed order. */
export const questionBank: readonly BankQuestion[] = [
  ...skillQuestions,
  ...toolQuestions,
  ...experienceYearsQuestions,
  ...responsibilityQuestions,
  ...leadershipQuestions,
  ...softSkillQuestions,
  ...educationQuestions,
  ...certificateQuestions,
  ...languageQuestions,
  ...industryQuestions,
  ...locationQuestions,
  ...availabilityQuestions,
  ...startDateQuestions,
  ...budgetQuestions,
  ...licenceQuestions,
  ...contradictionQuestions,
  ...redFlagQuestions,
  ...tipQuestions,
];
