/** Page sizes of lists (docs/specification.md, Conventions of the API). */
export const pageSizes = [10, 20, 50, 100] as const;
export const sortOrders = ['ASC', 'DESC'] as const;
