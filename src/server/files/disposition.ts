/** Saved under this name, whatever letters it has (RFC 6266). */
export const disposition = (name: string): string => `attachment; filename="download${/\.[a-z0-9]+$/i.exec(name)?.[0] ?? ''}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
