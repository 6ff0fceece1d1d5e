/** Of the comparison's table. On a phone a part of the second candidate is seen, so that it is plain where to scroll. */
export const compareClasses = {
  head: 'bg-surface border-line border-b px-3 py-1.5 text-left align-top font-normal',
  first: 'sticky left-0 z-10 w-32 min-w-32 border-r sm:w-56 sm:min-w-36',
  cell: 'border-line border-b px-3 py-1.5 align-top',
};
