/** How a question of the application form is answered: in words, by yes or no, by one of several choices. */
export const questionKinds = ['TEXT', 'YES_NO', 'CHOICE'] as const;
export type QuestionKind = (typeof questionKinds)[number];
export const yesOrNo = ['YES', 'NO'] as const;

/** Of an application form. */
export const formLimits = {
  questions: 3,
  choices: { min: 2, max: 8 },
  title: 200,
  description: 10_000,
  payRange: 200,
  question: 300,
  choice: 100,
  answer: 2_000,
  source: 60,
  /** Of one process, revoked ones included. */
  links: 50,
} as const;

/** Nobody reads and fills in a form sooner. */
export const soonestMs = 3_000;
