/** A part of the page that scrolls by itself must be reachable by keyboard, or its end is out of reach (WCAG 2.1.1). */
export const scrollRegionTabIndex = 0;
