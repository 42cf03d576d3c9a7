/** Texts that a spreadsheet would run. */

/** A sign that begins a formula, of any width that a spreadsheet reads as the same, behind blanks and marks that are not seen. */
const formula = /^[\s\p{C}\p{Z}]*[=+\-@＝＋－＠﹦﹢﹣﹫]./su;
const control = /^[\t\r\n]./s;
const number = /^[+-]?[\d,]+(\.\d+)?$/;

/** A text that a spreadsheet would run as a formula is kept a text by a leading apostrophe. Signed numbers stay as they are. */
export const harmless = (text: string): string => ((formula.test(text) || control.test(text)) && !number.test(text) ? `'${text}` : text);
