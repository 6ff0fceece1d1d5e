'use client';

import { createContext, useContext } from 'react';

export const RowActiveContext = createContext(false);

/** Whether the cell is in the row that is in the Tab order. */
export function useRowActive(): boolean {
  return useContext(RowActiveContext);
}

/** For controls in a row: only those of the active row are in the Tab order, so that Tab leaves the table quickly. */
export function useRowTabIndex(): 0 | -1 {
  return useRowActive() ? 0 : -1;
}
