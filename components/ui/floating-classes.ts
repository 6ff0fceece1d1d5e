/** Shared styles of menus, lists and popovers. */
export const floatingClasses = 'z-50 animate-appear rounded-lg border border-line bg-raised text-ink shadow-overlay';

export const menuItemClasses =
  'relative flex min-h-8 cursor-default items-center gap-2 rounded-md px-2 py-1 text-base outline-none select-none data-[disabled]:pointer-events-none data-[disabled]:opacity-50 data-[highlighted]:bg-hover [&_svg]:size-4 [&_svg]:shrink-0';
