'use client';

import { createContext, useContext } from 'react';

export const RowActiveContext = createContext(false);

/** Whether the cell stands in the row that has, or would get, the keyboard's focus. */
export function useRowActive(): boolean {
  return useContext(RowActiveContext);
}

/** Controls in a row are in the Tab order only while their row is the active one: Tab crosses the table in few steps. */
export function useRowTabIndex(): 0 | -1 {
  return useRowActive() ? 0 : -1;
}
