// Nothing to call: what is here runs when a program that has SwitchboardFoundationNetworking is loaded.
