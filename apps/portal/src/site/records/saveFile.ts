/** Offers a file to be saved under a name. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(link.href));
};
