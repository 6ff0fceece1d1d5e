/** How a candidate was told; PAGE: by opening the page of their link. */
export const noticeWays = ['PAGE', 'EMAIL', 'ADVERT', 'ATS', 'IN_PERSON'] as const;
/** Those that a recruiter records. */
export const recordedNoticeWays = ['EMAIL', 'ADVERT', 'ATS', 'IN_PERSON'] as const;
export const consentWays = ['BY_HAND', 'PAGE'] as const;
/** The first three are asked for on the candidate's page too. */
export const personRequestKinds = ['CORRECT', 'REVIEW', 'DELETE', 'ACCESS', 'OBJECT', 'WITHDRAW'] as const;
/** How a request came that somebody here recorded. */
export const requestWays = ['LETTER', 'EMAIL', 'PHONE', 'IN_PERSON'] as const;
/** Of a mailed code. DELAYED: the mail server does not take it now, and is asked again. */
export const codeStates = ['QUEUED', 'DELAYED', 'SENT', 'FAILED'] as const;
/** Facts of the CV by which a candidate proves who they are. */
export const proofFacts = ['EMAIL', 'PHONE', 'CITY'] as const;
/** So many facts are a proof. */
export const factsNeeded = 2;

export type CodeState = (typeof codeStates)[number];
export type PersonRequestKind = (typeof personRequestKinds)[number];
export type RequestWay = (typeof requestWays)[number];
export type NoticeWay = (typeof noticeWays)[number];
export type ProofFact = (typeof proofFacts)[number];
