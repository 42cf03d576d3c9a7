/** Hands a file that is already here to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The click has started the download; the browser still reads the address in this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
