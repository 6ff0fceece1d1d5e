import type { TermFile, TermGroup } from './data-schemas';
import buildingSites from './terms/building-sites.json';
import buildingTrades from './terms/building-trades.json';
import careHospitality from './terms/care-hospitality.json';
import clinicalWork from './terms/clinical-work.json';
import constructionEngineering from './terms/construction-engineering.json';
import digitalWork from './terms/digital-work.json';
import duties from './terms/duties.json';
import finance from './terms/finance.json';
import financeSpecialities from './terms/finance-specialities.json';
import guestWork from './terms/guest-work.json';
import healthService from './terms/health-service.json';
import hrOfficeLaw from './terms/hr-office-law.json';
import industriesData from './terms/industries.json';
import itDelivery from './terms/it-delivery.json';
import itInfrastructure from './terms/it-infrastructure.json';
import kindsData from './terms/kinds.json';
import logisticsProduction from './terms/logistics-production.json';
import marketWork from './terms/market-work.json';
import officePeople from './terms/office-people.json';
import productionQuality from './terms/production-quality.json';
import professions from './terms/professions.json';
import salesMarketing from './terms/sales-marketing.json';
import schoolWork from './terms/school-work.json';
import shopsCampaigns from './terms/shops-campaigns.json';
import softAndManagement from './terms/soft-and-management.json';
import software from './terms/software.json';

const together = (...files: TermFile[]): readonly TermGroup[] => files.flatMap(({ groups }) => groups);

/** Industries, which the names of companies show too. */
export const industries: readonly TermGroup[] = industriesData.groups;

/** Products of one kind, each with a group of its own elsewhere: another of the kind is a partial match. */
export const kinds: readonly TermGroup[] = kindsData.groups;

/** The groups of terms by field of work; the last list is of every field. A file that is not named here is not loaded. */
export const fields: readonly (readonly TermGroup[])[] = [
  together(software, itDelivery, itInfrastructure, digitalWork),
  together(finance, financeSpecialities),
  together(salesMarketing, shopsCampaigns, marketWork),
  together(hrOfficeLaw, officePeople),
  together(logisticsProduction, productionQuality),
  together(healthService, careHospitality, clinicalWork, guestWork),
  together(constructionEngineering, buildingTrades, buildingSites),
  together(schoolWork),
  together(softAndManagement, industriesData, duties, professions, kindsData),
];
