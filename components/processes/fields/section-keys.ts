/** The sections of a process's form, in the order of the specification (section 2). */
export const sectionKeys = ['details', 'description', 'budget', 'location', 'redFlags', 'criteria'] as const;

export type SectionKey = (typeof sectionKeys)[number];
