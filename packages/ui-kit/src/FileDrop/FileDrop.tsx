import { useId, useRef, useState, useEffect, type ChangeEvent, type DragEvent } from 'react';
import { controlAttributes, Field, type FieldProps } from '../Field/Field.tsx';
import { FormMessage } from '../FormMessage/FormMessage.tsx';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { FileDropList, FileDropZone, FilePreviewFrame } from './FileDrop.styles.ts';
import { takeFiles, type FileLimits, type FileRefusal } from './takeFiles.ts';

export type { FileLimits, FileRefusal } from './takeFiles.ts';

export type FileDropProps = FieldProps &
  FileLimits & {
    name: string;
    required?: boolean | undefined;
    files: readonly File[];
    onChange: (files: readonly File[]) => void;
    /** Text of the drop zone, e.g. "Choose pictures or drop them here". */
    prompt: string;
    /** Returns the detail beside a file's name, e.g. its size. */
    sayFile: (file: File) => string;
    /** Returns the message for a refused file, including its name. */
    sayRefusal: (refusal: FileRefusal) => string;
    /** Returns the accessible name of a file's remove button, including the file's name. */
    sayRemove: (file: File) => string;
  };

const upload = { path: 'M12 16V5M7.5 9 12 4.5 16.5 9M4 15v3.5A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5V15' };

/** A file field with drag and drop. Each file is accepted or refused with a reason at once; more can be added later. */
export function FileDrop(props: FileDropProps) {
  const { label, error, hint, name, required, files, onChange, prompt, sayFile, sayRefusal, sayRemove } = props;
  const id = useId();
  const control = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refusals, setRefusals] = useState<readonly FileRefusal[]>([]);

  const take = (offered: Iterable<File>) => {
    const taken = takeFiles(files, offered, props);
    setRefusals(taken.refusals);
    if (taken.files.length > files.length) onChange(taken.files);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files ?? []);
    // Without a reset, a removed file could not be chosen again: the input would not change.
    event.target.value = '';
  };
  // Handled here: the native input accepts dropped files of any type, or none when there is one too many.
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const handleRemove = (file: File) => {
    setRefusals([]);
    onChange(files.filter((other) => other !== file));
    control.current?.focus();
  };

  return (
    <Field id={id} label={label} required={required} error={error} hint={hint}>
      <FileDropZone data-over={over || undefined}>
        <Icon icon={upload} />
        <span aria-hidden="true">{prompt}</span>
        <input
          ref={control}
          type="file"
          multiple
          accept={props.types.join()}
          name={name}
          {...controlAttributes(id, { error, hint })}
          onChange={handleChange}
          onDragOver={handleDragOver}
          onDragLeave={() => setOver(false)}
          onDrop={handleDrop}
        />
      </FileDropZone>
      {files.length > 0 && (
        <FileDropList>
          {files.map((file) => (
            <li key={keyOf(file)}>
              {file.type.startsWith('image/') && <FilePreview file={file} />}
              <bdi translate="no">{file.name}</bdi>
              <small>
                <bdi>{sayFile(file)}</bdi>
              </small>
              <IconButton icon="close" label={sayRemove(file)} onClick={() => handleRemove(file)} />
            </li>
          ))}
        </FileDropList>
      )}
      <div aria-live="polite">
        {refusals.map((refusal) => (
          <FormMessage key={keyOf(refusal.file)}>{sayRefusal(refusal)}</FormMessage>
        ))}
      </div>
    </Field>
  );
}

const keyOf = ({ name, lastModified, size }: File) => `${name} ${lastModified} ${size}`;

/** A thumbnail of an image file; empty while it loads and for files that the browser cannot show. */
function FilePreview({ file }: { readonly file: File }) {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    // A data URL: allowed by the content security policy, and it needs no revoking.
    reader.addEventListener('load', () => setSource(typeof reader.result === 'string' ? reader.result : undefined));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return <FilePreviewFrame>{source !== undefined && <img src={source} alt="" />}</FilePreviewFrame>;
}
