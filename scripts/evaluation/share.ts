/** How many of how many. */
export interface Share {
  right: number;
  all: number;
}
