/** Scrollable regions must be focusable to scroll by keyboard (WCAG 2.1.1). */
export const scrollRegionTabIndex = 0;
