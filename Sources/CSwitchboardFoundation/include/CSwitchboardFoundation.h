// Nothing to call: what is here runs when a program that has SwitchboardFoundation is loaded.
