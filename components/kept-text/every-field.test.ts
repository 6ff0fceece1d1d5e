import { globSync, readFileSync } from 'node:fs';

/** What does not keep its text by itself, with the reason. */
const exceptions: Record<string, string[]> = {
  'a password, a code or the way in: nobody is signed in, or it must not be kept': [
    'components/session/confirm-person-form.tsx',
    'components/session/password-form.tsx',
    'components/ui/password-field.tsx',
    'components/users/accept-invitation-form.tsx',
    'components/users/company-setup-form.tsx',
    'components/users/forgotten-password-form.tsx',
    'components/users/reset-password-form.tsx',
    'components/users/second-step/begin-form.tsx',
    'components/users/second-step/code-input.tsx',
    'components/users/second-step/confirm-form.tsx',
    'components/users/second-step/prove-dialog.tsx',
    'components/users/setup-form.tsx',
    'components/users/sign-in-code-form.tsx',
    'components/users/sign-in-form.tsx',
    'components/candidate-page/proof-fields.tsx',
    'components/candidate-page/request-parts.tsx',
    'components/shortlist-page/pin-form.tsx',
    'components/shortlist-page/reviewer-name.tsx',
    'components/application-page/application-form.tsx',
    'components/application-page/question-field.tsx',
  ],
  'the form or field around it keeps what is typed': [
    'components/administration/text-rows.tsx',
    'components/processes/application-form/form-content-form.tsx',
    'components/administration/model-connection-fields.tsx',
    'components/administration/messages/template-form.tsx',
    'components/administration/notices/notice-facts-form.tsx',
    'components/administration/retention/rule-fields.tsx',
    'components/ats/connections/setting-input.tsx',
    'components/ats/connections/write-call-fields.tsx',
    'components/candidates/details/detail-inputs.tsx',
    'components/candidates/explanation/letter-part.tsx',
    'components/candidates/messages/message-text-form.tsx',
    'components/candidates/messages/person-preview.tsx',
    'components/candidates/notes/note-composer.tsx',
    'components/processes/application-form/question-editor.tsx',
    'components/processes/requirements/entry-field.tsx',
    'components/processes/requirements/requirement-row.tsx',
    'components/processes/sections/description-form.tsx',
    'components/processes/sections/details-form.tsx',
    'components/processes/sections/location-form.tsx',
    'components/processes/sections/red-flag-editor.tsx',
    'components/ui/date-field.tsx',
    'components/ui/number-field.tsx',
    'components/ui/reason-field.tsx',
    'components/ui/textarea.tsx',
  ],
  'drafts of a process section, listed and taken up again on the list of processes': [
    'components/processes/sections/use-section-editing.ts',
  ],
  'saved while it is typed': ['components/shortlist-page/scorecard.tsx'],
  'drafts of answers, with the version that they were typed over': ['components/interviews/chat/answer-composer.tsx'],
  'a search or a filter, which is in the address or lasts for a moment': [
    'components/administration/audit/audit-filters.tsx',
    'components/administration/auditor-file/check-file.tsx',
    'components/administration/search-field.tsx',
    'components/api-reference/api-navigation.tsx',
    'components/ats/link/recruitment-search.tsx',
    'components/cv/find-bar.tsx',
    'components/data-table/filter-form.tsx',
    'components/data-table/search-field.tsx',
    'components/session/tokens/process-choice.tsx',
  ],
  'chosen from a list or one short value': [
    'components/ats/link/connection-fields.tsx',
    'components/candidates/interview-times/start-field.tsx',
    'components/candidates/interview-times/times-field.tsx',
    'components/processes/requirements/proposal-row.tsx',
  ],
  'nothing is typed': [
    'components/styleguide/dialog-section.tsx',
    'components/styleguide/text-states.tsx',
    'components/ui/copy-field.tsx',
    'components/ui/form-resolver.ts',
  ],
};
const excepted = Object.values(exceptions).flat();

const takesText = /useForm[(<]|<(Textarea|textarea|Input)\b/;
const keepsText = /useKept(Text|Form)\(/;

test('every form and text field keeps what is typed, or says why not', () => {
  const files = globSync('components/**/*.{ts,tsx}');
  const sources = files
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
  const taking = sources.filter(({ source }) => takesText.test(source));
  expect(taking.length).toBeGreaterThan(40);
  const forgetting = taking.filter(({ file, source }) => !keepsText.test(source) && !excepted.includes(file));
  expect(forgetting.map(({ file }) => file)).toEqual([]);
  // An exception that is none any more goes.
  const needed = new Set(taking.filter(({ source }) => !keepsText.test(source)).map(({ file }) => file));
  expect(excepted.filter((file) => !needed.has(file))).toEqual([]);
});
