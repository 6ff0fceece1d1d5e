import type { Condition } from '../requirement/condition';
import type { CvIndex } from '../statements/cv-index';
import { bestFinding, combineFindings } from './combine-findings.ts';
import type { Finding } from './finding';
import { judgeEducation } from './judge-education.ts';
import { judgeEmployer } from './judge-employer.ts';
import { judgeExperience } from './judge-experience.ts';
import { judgeLanguages, judgeOtherLanguage } from './judge-languages.ts';
import { judgeLicence } from './judge-licence.ts';
import { judgePortfolio } from './judge-portfolio.ts';
import { judgeReadiness } from './judge-readiness.ts';
import { judgeTeam } from './judge-team.ts';
import { judgeTerms } from './judge-terms.ts';

/** What a CV says about one condition. */
export function judgeCondition(cv: CvIndex, condition: Condition): Finding {
  switch (condition.kind) {
    case 'terms':
      return judgeTerms(cv, condition);
    case 'experience':
      return judgeExperience(cv, condition);
    case 'employer':
      return judgeEmployer(cv, condition);
    case 'portfolio':
      return judgePortfolio(cv, condition);
    case 'education':
      return judgeEducation(cv, condition);
    case 'licence':
      return judgeLicence(cv, condition);
    case 'languages':
      return judgeLanguages(cv, condition);
    case 'otherLanguage':
      return judgeOtherLanguage(cv);
    case 'team':
      return judgeTeam(cv, condition);
    case 'anyOf':
      return bestFinding(condition.conditions.map((one) => judgeCondition(cv, one))) ?? combineFindings([]);
    case 'readiness':
      return judgeReadiness(cv, condition);
  }
}
