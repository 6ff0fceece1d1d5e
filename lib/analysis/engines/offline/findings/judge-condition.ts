import type { Condition } from '../requirement/condition';
import type { CvIndex } from '../statements/cv-index';
import { bestFinding, combineFindings } from './combine-findings';
import type { Finding } from './finding';
import { judgeEducation } from './judge-education';
import { judgeEmployer } from './judge-employer';
import { judgeExperience } from './judge-experience';
import { judgeLanguages, judgeOtherLanguage } from './judge-languages';
import { judgeLicence } from './judge-licence';
import { judgePortfolio } from './judge-portfolio';
import { judgeReadiness } from './judge-readiness';
import { judgeTeam } from './judge-team';
import { judgeTerms } from './judge-terms';
import { judgeWorkplace } from './judge-workplace';

/** What a CV says about one condition. */
export function judgeCondition(cv: CvIndex, condition: Condition): Finding {
  switch (condition.kind) {
    case 'terms':
      return judgeTerms(cv, condition);
    case 'experience':
      return judgeExperience(cv, condition);
    case 'employer':
      return judgeEmployer(cv, condition);
    case 'workplace':
      return judgeWorkplace(cv, condition);
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
