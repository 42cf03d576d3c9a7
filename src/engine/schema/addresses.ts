/** Patterns of addresses. All compile with the `u` flag and take linear time. */

const label = '[a-z0-9\\u00a1-\\uffff](?:[a-z0-9\\u00a1-\\uffff\\-]{0,61}[a-z0-9\\u00a1-\\uffff])?';
const domain = `(?:${label}\\.){1,10}[a-z\\u00a1-\\uffff]{2,63}`;
const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const reserved = '(?:0|10|127)\\.|169\\.254\\.|192\\.168\\.|172\\.(?:1[6-9]|2\\d|3[01])\\.|22[4-9]\\.|2[345]\\d\\.';
const publicIp = `(?!${reserved})${octet}(?:\\.${octet}){3}`;
const anyCase = (pattern: string): string => pattern.replace(/a-z/g, 'a-zA-Z');

/** http, https, ftp or protocol-relative; local and private hosts excluded (spec 1 §5). */
export const urlPattern = `^(?:(?:[hH][tT][tT][pP][sS]?|[fF][tT][pP]):)?//(?:[^\\s/?#@]{1,100}@)?(?:${publicIp}|${anyCase(domain)})(?::\\d{1,5})?(?:[/?#]\\S*)?$`;

/** An uploaded or linked file: a web address, or a path on this server; no other scheme. */
export const filePattern = '^(?:(?:https?:)?//[^\\s<>"\']+|/?[^\\s<>"\'/:\\\\][^\\s<>"\':\\\\]*)$';
