import type { Locale } from './locale';
import enAccess from '@/messages/en/access.json';
import enAccount from '@/messages/en/account.json';
import enAdministration from '@/messages/en/administration.json';
import enAdministrationMail from '@/messages/en/administration-mail.json';
import enAnalysis from '@/messages/en/analysis.json';
import enAnalysisHistory from '@/messages/en/analysis-history.json';
import enAnalysisTexts from '@/messages/en/analysis-texts.json';
import enApiReference from '@/messages/en/api-reference.json';
import enApiTokens from '@/messages/en/api-tokens.json';
import enAts from '@/messages/en/ats.json';
import enAuditLog from '@/messages/en/audit-log.json';
import enCandidateDetails from '@/messages/en/candidate-details.json';
import enCandidateNotes from '@/messages/en/candidate-notes.json';
import enCandidatePage from '@/messages/en/candidate-page.json';
import enCandidateStatusReason from '@/messages/en/candidate-status-reason.json';
import enCandidates from '@/messages/en/candidates.json';
import enCommon from '@/messages/en/common.json';
import enCompanySignIn from '@/messages/en/company-sign-in.json';
import enCompare from '@/messages/en/compare.json';
import enConnection from '@/messages/en/connection.json';
import enCorrections from '@/messages/en/corrections.json';
import enCriterionLabels from '@/messages/en/criterion-labels.json';
import enCv from '@/messages/en/cv.json';
import enDataTable from '@/messages/en/data-table.json';
import enDecisions from '@/messages/en/decisions.json';
import enErrorPages from '@/messages/en/error-pages.json';
import enErrors from '@/messages/en/errors.json';
import enFields from '@/messages/en/fields.json';
import enFatalError from '@/messages/en/fatal-error.json';
import enGuide from '@/messages/en/guide.json';
import enHome from '@/messages/en/home.json';
import enInterviewSimulation from '@/messages/en/interview-simulation.json';
import enInterviews from '@/messages/en/interviews.json';
import enKeys from '@/messages/en/keys.json';
import enLayout from '@/messages/en/layout.json';
import enLegal from '@/messages/en/legal.json';
import enOldBrowser from '@/messages/en/old-browser.json';
import enModelTrial from '@/messages/en/model-trial.json';
import enPalette from '@/messages/en/palette.json';
import enProcessDetails from '@/messages/en/process-details.json';
import enProcessForm from '@/messages/en/process-form.json';
import enProcessAccess from '@/messages/en/process-access.json';
import enProcessHistory from '@/messages/en/process-history.json';
import enProcessSections from '@/messages/en/process-sections.json';
import enProcessWizard from '@/messages/en/process-wizard.json';
import enProcesses from '@/messages/en/processes.json';
import enRequirementReview from '@/messages/en/requirement-review.json';
import enSavedViews from '@/messages/en/saved-views.json';
import enSettingFindings from '@/messages/en/setting-findings.json';
import enSecondStep from '@/messages/en/second-step.json';
import enSignIn from '@/messages/en/sign-in.json';
import enConfirmPerson from '@/messages/en/confirm-person.json';
import enSignedIn from '@/messages/en/signed-in.json';
import enStyleguide from '@/messages/en/styleguide.json';
import enStyleguideForms from '@/messages/en/styleguide-forms.json';
import enThumbs from '@/messages/en/thumbs.json';
import enUi from '@/messages/en/ui.json';
import enUnsent from '@/messages/en/unsent.json';
import enUploads from '@/messages/en/uploads.json';
import enValidation from '@/messages/en/validation.json';
import plAccess from '@/messages/pl/access.json';
import plAccount from '@/messages/pl/account.json';
import plAdministration from '@/messages/pl/administration.json';
import plAdministrationMail from '@/messages/pl/administration-mail.json';
import plAnalysis from '@/messages/pl/analysis.json';
import plAnalysisHistory from '@/messages/pl/analysis-history.json';
import plAnalysisTexts from '@/messages/pl/analysis-texts.json';
import plApiReference from '@/messages/pl/api-reference.json';
import plApiTokens from '@/messages/pl/api-tokens.json';
import plAts from '@/messages/pl/ats.json';
import plAuditLog from '@/messages/pl/audit-log.json';
import plCandidateDetails from '@/messages/pl/candidate-details.json';
import plCandidateNotes from '@/messages/pl/candidate-notes.json';
import plCandidatePage from '@/messages/pl/candidate-page.json';
import plCandidateStatusReason from '@/messages/pl/candidate-status-reason.json';
import plCandidates from '@/messages/pl/candidates.json';
import plCommon from '@/messages/pl/common.json';
import plCompanySignIn from '@/messages/pl/company-sign-in.json';
import plCompare from '@/messages/pl/compare.json';
import plConnection from '@/messages/pl/connection.json';
import plCorrections from '@/messages/pl/corrections.json';
import plCriterionLabels from '@/messages/pl/criterion-labels.json';
import plCv from '@/messages/pl/cv.json';
import plDataTable from '@/messages/pl/data-table.json';
import plDecisions from '@/messages/pl/decisions.json';
import plErrorPages from '@/messages/pl/error-pages.json';
import plErrors from '@/messages/pl/errors.json';
import plFields from '@/messages/pl/fields.json';
import plFatalError from '@/messages/pl/fatal-error.json';
import plGuide from '@/messages/pl/guide.json';
import plHome from '@/messages/pl/home.json';
import plInterviewSimulation from '@/messages/pl/interview-simulation.json';
import plInterviews from '@/messages/pl/interviews.json';
import plKeys from '@/messages/pl/keys.json';
import plLayout from '@/messages/pl/layout.json';
import plLegal from '@/messages/pl/legal.json';
import plOldBrowser from '@/messages/pl/old-browser.json';
import plModelTrial from '@/messages/pl/model-trial.json';
import plPalette from '@/messages/pl/palette.json';
import plProcessDetails from '@/messages/pl/process-details.json';
import plProcessForm from '@/messages/pl/process-form.json';
import plProcessAccess from '@/messages/pl/process-access.json';
import plProcessHistory from '@/messages/pl/process-history.json';
import plProcessSections from '@/messages/pl/process-sections.json';
import plProcessWizard from '@/messages/pl/process-wizard.json';
import plProcesses from '@/messages/pl/processes.json';
import plRequirementReview from '@/messages/pl/requirement-review.json';
import plSavedViews from '@/messages/pl/saved-views.json';
import plSettingFindings from '@/messages/pl/setting-findings.json';
import plSecondStep from '@/messages/pl/second-step.json';
import plSignIn from '@/messages/pl/sign-in.json';
import plConfirmPerson from '@/messages/pl/confirm-person.json';
import plSignedIn from '@/messages/pl/signed-in.json';
import plStyleguide from '@/messages/pl/styleguide.json';
import plStyleguideForms from '@/messages/pl/styleguide-forms.json';
import plThumbs from '@/messages/pl/thumbs.json';
import plUi from '@/messages/pl/ui.json';
import plUnsent from '@/messages/pl/unsent.json';
import plUploads from '@/messages/pl/uploads.json';
import plValidation from '@/messages/pl/validation.json';

/** All messages; `messages/<locale>/foo-bar.json` is the namespace `fooBar`. */
export const messages = {
  en: {
    access: enAccess,
    account: enAccount,
    administration: enAdministration,
    administrationMail: enAdministrationMail,
    analysis: enAnalysis,
    analysisHistory: enAnalysisHistory,
    analysisTexts: enAnalysisTexts,
    apiReference: enApiReference,
    apiTokens: enApiTokens,
    ats: enAts,
    auditLog: enAuditLog,
    candidateDetails: enCandidateDetails,
    candidateNotes: enCandidateNotes,
    candidatePage: enCandidatePage,
    candidateStatusReason: enCandidateStatusReason,
    candidates: enCandidates,
    common: enCommon,
    companySignIn: enCompanySignIn,
    compare: enCompare,
    connection: enConnection,
    corrections: enCorrections,
    criterionLabels: enCriterionLabels,
    cv: enCv,
    dataTable: enDataTable,
    decisions: enDecisions,
    errorPages: enErrorPages,
    fatalError: enFatalError,
    errors: enErrors,
    fields: enFields,
    guide: enGuide,
    home: enHome,
    interviewSimulation: enInterviewSimulation,
    interviews: enInterviews,
    keys: enKeys,
    layout: enLayout,
    legal: enLegal,
    oldBrowser: enOldBrowser,
    modelTrial: enModelTrial,
    palette: enPalette,
    processDetails: enProcessDetails,
    processForm: enProcessForm,
    processAccess: enProcessAccess,
    processHistory: enProcessHistory,
    processSections: enProcessSections,
    processWizard: enProcessWizard,
    processes: enProcesses,
    requirementReview: enRequirementReview,
    savedViews: enSavedViews,
    settingFindings: enSettingFindings,
    secondStep: enSecondStep,
    signIn: enSignIn,
    confirmPerson: enConfirmPerson,
    signedIn: enSignedIn,
    styleguide: enStyleguide,
    styleguideForms: enStyleguideForms,
    thumbs: enThumbs,
    ui: enUi,
    unsent: enUnsent,
    uploads: enUploads,
    validation: enValidation,
  },
  pl: {
    access: plAccess,
    account: plAccount,
    administration: plAdministration,
    administrationMail: plAdministrationMail,
    analysis: plAnalysis,
    analysisHistory: plAnalysisHistory,
    analysisTexts: plAnalysisTexts,
    apiReference: plApiReference,
    apiTokens: plApiTokens,
    ats: plAts,
    auditLog: plAuditLog,
    candidateDetails: plCandidateDetails,
    candidateNotes: plCandidateNotes,
    candidatePage: plCandidatePage,
    candidateStatusReason: plCandidateStatusReason,
    candidates: plCandidates,
    common: plCommon,
    companySignIn: plCompanySignIn,
    compare: plCompare,
    connection: plConnection,
    corrections: plCorrections,
    criterionLabels: plCriterionLabels,
    cv: plCv,
    dataTable: plDataTable,
    decisions: plDecisions,
    errorPages: plErrorPages,
    fatalError: plFatalError,
    errors: plErrors,
    fields: plFields,
    guide: plGuide,
    home: plHome,
    interviewSimulation: plInterviewSimulation,
    interviews: plInterviews,
    keys: plKeys,
    layout: plLayout,
    legal: plLegal,
    oldBrowser: plOldBrowser,
    modelTrial: plModelTrial,
    palette: plPalette,
    processDetails: plProcessDetails,
    processForm: plProcessForm,
    processAccess: plProcessAccess,
    processHistory: plProcessHistory,
    processSections: plProcessSections,
    processWizard: plProcessWizard,
    processes: plProcesses,
    requirementReview: plRequirementReview,
    savedViews: plSavedViews,
    settingFindings: plSettingFindings,
    secondStep: plSecondStep,
    signIn: plSignIn,
    confirmPerson: plConfirmPerson,
    signedIn: plSignedIn,
    styleguide: plStyleguide,
    styleguideForms: plStyleguideForms,
    thumbs: plThumbs,
    ui: plUi,
    unsent: plUnsent,
    uploads: plUploads,
    validation: plValidation,
  },
} as const satisfies Record<Locale, Record<string, unknown>>;
