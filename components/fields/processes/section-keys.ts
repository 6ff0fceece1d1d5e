/** The sections of the process form, in order (specification, section 2). */
export const sectionKeys = ['details', 'description', 'budget', 'location', 'redFlags', 'criteria'] as const;

export type SectionKey = (typeof sectionKeys)[number];
