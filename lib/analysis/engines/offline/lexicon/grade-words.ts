export const basicWord =
  /^(?:podstaw(?!ie|owk)|poczatkuj|basic|beginner|elementarn|elementary|slab|weak|poor|troche$|pobiez|prost(?:e|y|ych|ymi|a)$|simple$|sporadycz|okazjon|occasional)/;
/** "Szkoła podstawowa" is a school, "od podstaw" means thoroughly. */
export const notGrade = /^(?:szkol|od$)/;
export const mediumWord = /^(?:sredni|srednio|intermediate|komunikatyw|dobr)/;
export const strongWord =
  /^(?:bardzo|very|zaawansow|biegl|ekspert|expert|advanced|proficien|strong|excellent|doskonal|swietn)/;
