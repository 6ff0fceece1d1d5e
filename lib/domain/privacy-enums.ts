/** How a candidate was told; PAGE: by opening the page of their link. */
export const noticeWays = ['PAGE', 'EMAIL', 'ADVERT', 'ATS', 'IN_PERSON'] as const;
/** Those that a recruiter records. */
export const recordedNoticeWays = ['EMAIL', 'ADVERT', 'ATS', 'IN_PERSON'] as const;
export const consentWays = ['BY_HAND', 'PAGE'] as const;
export const personRequestKinds = ['CORRECT', 'REVIEW', 'DELETE'] as const;
/** Facts of the CV by which a candidate proves who they are. */
export const proofFacts = ['EMAIL', 'PHONE', 'CITY'] as const;
/** So many facts are a proof. */
export const factsNeeded = 2;

export type NoticeWay = (typeof noticeWays)[number];
export type ProofFact = (typeof proofFacts)[number];
