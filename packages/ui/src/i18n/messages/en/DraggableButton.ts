export const DraggableButton = { help: 'Drag it, or press the arrow keys, to move it. Home puts it back.' };
