'use client';

import { createContext, useContext } from 'react';

export const RowActiveContext = createContext(false);

/** Controls in a row are in the Tab order only while their row is the active one: Tab crosses the table in few steps. */
export function useRowTabIndex(): 0 | -1 {
  return useContext(RowActiveContext) ? 0 : -1;
}
